/** The part of Swagger UI that the reference uses; the package has no types of its own. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerUiOptions {
    readonly url: string;
    readonly domNode: Element;
    /** The service that checks a document; null for none. */
    readonly validatorUrl: string | null;
    readonly deepLinking?: boolean;
    /** The depth to which schemas are expanded; -1 hides their list. */
    readonly defaultModelsExpandDepth?: number;
    readonly defaultModelExpandDepth?: number;
    readonly docExpansion?: 'list' | 'full' | 'none';
    readonly displayRequestDuration?: boolean;
    readonly queryConfigEnabled?: boolean;
    readonly persistAuthorization?: boolean;
    readonly plugins?: readonly SwaggerUiPlugin[];
  }
  /** Replaces components; the types of React elements do not matter here. */
  export type SwaggerUiPlugin = (system: {
    readonly React: { createElement(component: unknown, props: object): unknown };
  }) => {
    readonly wrapComponents: Readonly<
      Record<string, (component: unknown) => (props: { readonly request: ImmutableMap }) => unknown>
    >;
  };
  interface ImmutableMap {
    hasIn(path: readonly string[]): boolean;
    setIn(path: readonly string[], value: unknown): ImmutableMap;
  }
  export default function SwaggerUI(options: SwaggerUiOptions): unknown;
}
