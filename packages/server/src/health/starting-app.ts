import { Hono } from 'hono';
import type { App } from '../app.ts';
import type { Readiness } from '../database/readiness.ts';
import { problem } from '../http/problem.ts';
import { healthRoutes } from './health.routes.ts';

/** Answers until the application can: it lives, it is not ready, and whoever calls is to come again. */
export function startingApp(readiness: Readiness = async () => ['starting']): App {
  const app = new Hono();
  healthRoutes(app, readiness);
  app.notFound(() => problem(503, 'The service is starting.', { 'Retry-After': '1' }));
  return (request) => app.fetch(request);
}
