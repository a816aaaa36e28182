/** What is used of pdf.js, as its documentation has it: unpdf brings it without types. */
interface Pdfjs {
  getDocument(options: object): { readonly promise: Promise<PdfjsFile> };
  readonly OPS: Readonly<Record<string, number>>;
}

export interface PdfjsFile {
  readonly numPages: number;
  /** @param page from 1 */
  getPage(page: number): Promise<PdfjsPage>;
  getMetadata(): Promise<{ readonly info: object }>;
  getPageLabels(): Promise<string[] | null>;
  getOutline(): Promise<OutlineNode[] | null>;
  getDestination(name: string): Promise<Destination | null>;
  getPageIndex(reference: object): Promise<number>;
}

type Destination = readonly [unknown, ({ readonly name?: string } | null)?, ...unknown[]];

export interface OutlineNode {
  readonly title: string;
  readonly dest: string | Destination | null;
  readonly items: readonly OutlineNode[];
}

export interface PdfjsPage {
  getTextContent(): Promise<{
    readonly items: readonly (TextItem | { readonly type: string })[];
    readonly styles: Readonly<Record<string, { readonly vertical?: boolean }>>;
  }>;
  getOperatorList(): Promise<{ readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }>;
  getViewport(options: { readonly scale: number }): {
    readonly transform: readonly number[];
    readonly width: number;
    readonly height: number;
    convertToViewportPoint(x: number, y: number): readonly number[];
  };
  readonly commonObjs: { has(name: string): boolean; get(name: string): { readonly name?: unknown } | undefined };
  cleanup(): void;
}

/** A run of text as it is drawn. */
export interface TextItem {
  readonly str: string;
  readonly dir: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}

export async function loadPdfjs(): Promise<Pdfjs> {
  return (await import('unpdf/pdfjs')) as unknown as Pdfjs;
}
