import type { SwaggerUiPlugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';

/** Shows the command for a request without its key, so that it can be shared. */
const withoutKey: SwaggerUiPlugin = ({ React }) => ({
  wrapComponents: {
    curl: (Curl) => (props) => {
      const header = ['headers', 'Authorization'];
      const request = props.request.hasIn(header) ? props.request.setIn(header, 'Bearer YOUR_KEY') : props.request;
      return React.createElement(Curl, { ...props, request });
    },
  },
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const followTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
followTheme();
dark.addEventListener('change', followTheme);

const place = document.querySelector('#reference');
if (place !== null) {
  SwaggerUI({
    url: '/openapi.json',
    domNode: place,
    // A test checks the document; the page calls no other host.
    validatorUrl: null,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    // The key is dropped when the page closes: the next person at the machine must not get it.
    persistAuthorization: false,
    plugins: [withoutKey],
  });
}
