// One line of a menu.

import { Icon, type IconName } from "./icon";
import { LanguageSwitch, SoundSwitch, ThemeSwitch } from "./switches";

export function MenuRow({ icon, name, act, test }: { icon: IconName; name: string; act: () => void; test: string }) {
  return (
    <button type="button" class="row" onClick={act} data-test={test}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}

/** Sound, light and language, at the end of every menu. */
export function MenuSwitches() {
  return (
    <div class="menu-switches">
      <SoundSwitch label />
      <ThemeSwitch label />
      <LanguageSwitch label />
    </div>
  );
}
