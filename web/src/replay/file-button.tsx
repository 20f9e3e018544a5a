import { useRef } from "preact/hooks";
import { useSay } from "../i18n";
import { Icon } from "../parts/icon";

/** Opens a log file from this machine. */
export function FileButton({ open, primary = false }: { open: (file: File) => void; primary?: boolean }) {
  const { say } = useSay();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class={primary ? "primary" : "row"}
        onClick={() => field.current?.click()}
        data-test="open-file"
      >
        <Icon name="open" />
        {say("replay-choose")}
      </button>
      <input
        ref={field}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-label={say("replay-choose")}
        accept=".json,.log,.chabudai,.msgpack,application/json"
        onChange={(event: Event) => {
          const file = (event.target as HTMLInputElement).files?.[0];
          if (file) open(file);
        }}
        data-test="file"
      />
    </>
  );
}
