// A component that is drawn again only when what it is given has changed.

import { Component, type ComponentType, h } from "preact";

export function memo<Props extends object>(Drawing: ComponentType<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const keys = new Set([...Object.keys(next), ...Object.keys(this.props)]) as Set<keyof Props>;
      return [...keys].some((key) => next[key] !== (this.props as Props)[key]);
    }
    override render() {
      return h(Drawing as ComponentType<object>, this.props);
    }
  };
}
