import type Router from '@koa/router';
import type { TestApp } from './app.js';

/** Every route of an application for programs, as OpenAPI writes it: `GET /games/{game_type}`. */
export function routesOfRouter({ koa }: Pick<TestApp, 'koa'>): string[] {
  return koa.middleware
    .flatMap((each) => ('router' in each ? (each.router as Router).stack : []))
    .flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${String(path).replaceAll(/:(\w+)/g, '{$1}')}`),
    );
}
