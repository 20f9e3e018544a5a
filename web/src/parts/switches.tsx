// Language, light and sound.

import { useSay } from "../i18n";
import { type Lang, lang, sound, type Theme, theme } from "../keep/preferences";
import { useValue } from "../keep/value";
import { play } from "../sound";
import { Icon } from "./icon";

const THEMES: Theme[] = ["auto", "light", "dark"];
const OTHER: Record<Lang, { code: Lang; name: string }> = {
  en: { code: "ja", name: "日本語" },
  ja: { code: "en", name: "English" },
};

export function LanguageSwitch({ label = false }: { label?: boolean }) {
  const { code, name } = OTHER[useValue(lang)];
  return (
    <button
      type="button"
      class={label ? "row" : "plain"}
      lang={code}
      onClick={() => lang.set(code)}
      data-test="language"
    >
      {label && <Icon name="tongue" />}
      {name}
    </button>
  );
}

export function ThemeSwitch({ label = false }: { label?: boolean }) {
  const { say } = useSay();
  const now = useValue(theme);
  const name = say(`theme-${now}`);
  const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] ?? "auto";
  return (
    <button
      type="button"
      class={label ? "row" : "plain round"}
      title={name}
      onClick={() => theme.set(next)}
      data-test="theme"
    >
      <Icon name={now} />
      <span class={label ? "" : "unseen"}>{name}</span>
    </button>
  );
}

export function SoundSwitch({ label = false }: { label?: boolean }) {
  const { say } = useSay();
  const on = useValue(sound);
  const name = say(on ? "sound-on" : "sound-off");
  const toggle = () => {
    sound.set(!on);
    play("tap");
  };
  return (
    <button type="button" class={label ? "row" : "plain round"} title={name} onClick={toggle} data-test="sound">
      <Icon name={on ? "sound" : "quiet"} />
      <span class={label ? "" : "unseen"}>{name}</span>
    </button>
  );
}

export function Switches() {
  return (
    <div class="switches">
      <LanguageSwitch />
      <ThemeSwitch />
      <SoundSwitch />
    </div>
  );
}
