import type Router from '@koa/router';
import type { TestApp } from './app.js';

/** A route as the router has it. */
export interface RouterRoute {
  readonly method: string;
  /** With the names of its parts, such as `/games/:game_type`. */
  readonly path: string;
}

/** Every route of the application, with each of its methods but `HEAD`. */
export function routesOf({ koa }: TestApp): RouterRoute[] {
  return koa.middleware
    .flatMap((each) => ('router' in each ? (each.router as Router).stack : []))
    .flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path: String(path) })),
    );
}
