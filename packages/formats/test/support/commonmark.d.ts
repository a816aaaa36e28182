declare module 'commonmark' {
  interface Node {
    readonly type: string;
    readonly literal: string | null;
  }
  export class Parser {
    parse(content: string): Node & {
      walker(): { next(): { readonly entering: boolean; readonly node: Node } | null };
    };
  }
}
