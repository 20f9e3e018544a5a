// A link to give away: to be copied, sent, or read off as a QR code.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Children } from "../games/module";
import { useSay } from "../i18n";
import { Icon } from "./icon";

interface Props {
  about: string;
  address: string;
  title: string;
  test: string;
  small?: boolean;
  /** What else can be done with it. */
  children?: Children;
}

export function ShareLink({ about, address, title, test, small = false, children }: Props) {
  const { say } = useSay();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = () => void toClipboard(field.current, address).then(() => setCopied(true));
  const send = () => void navigator.share({ title, url: address }).catch(() => {});
  return (
    <section class="share">
      <p>{about}</p>
      {!small && <QrCode text={address} label={say("share-qr")} />}
      <div class="share-row">
        <input
          ref={field}
          readOnly
          value={address}
          aria-label={about}
          onFocus={() => field.current?.select()}
          data-test={test}
        />
        <button type="button" class={small ? "" : "primary"} onClick={copy} data-test={`${test}-copy`}>
          {say(copied ? "share-copied" : "share-copy")}
        </button>
        {"share" in navigator && (
          <button type="button" aria-label={say("share-send")} onClick={send}>
            <Icon name="link" />
          </button>
        )}
      </div>
      {children}
      <p class="unseen" role="status">
        {copied ? say("share-copied") : ""}
      </p>
    </section>
  );
}

/** Puts an address into the clipboard; where that is forbidden, by way of the field that shows it. */
async function toClipboard(field: HTMLInputElement | null, address: string): Promise<void> {
  field?.select();
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    document.execCommand("copy");
  }
}

function QrCode({ text, label }: { text: string; label: string }) {
  const [path, setPath] = useState<{ d: string; size: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "M", border: 2 });
      const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
      if (wanted) setPath({ d, size });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${path?.size ?? 1} ${path?.size ?? 1}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
      data-test="qr"
    >
      {path && <path d={path.d} />}
    </svg>
  );
}
