import type { SwaggerUiPlugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** Shows the command for a request without its key, so that it can be passed on. */
export const withoutKey: SwaggerUiPlugin = ({ React }) => ({
  wrapComponents: {
    curl: (Curl) => (props) => {
      const header = ['headers', 'Authorization'];
      const request = props.request.hasIn(header) ? props.request.setIn(header, 'Bearer YOUR_KEY') : props.request;
      return React.createElement(Curl, { ...props, request });
    },
  },
});
