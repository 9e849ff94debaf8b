import { type AppDeps, createApp } from '../../../src/server/app.ts'

type WholeAppOptions = Pick<AppDeps, 'routes' | 'log'> & Partial<Pick<AppDeps, 'clientAddress'>>

/** The application as the server runs it: with its headers, its log and its not-found answer. */
export function createWholeApp({ routes, log, clientAddress = () => '192.0.2.1' }: WholeAppOptions) {
  return createApp({
    routes,
    log,
    clientAddress,
    requestId: () => 'request',
    pseudonym: () => 'client',
    database: { ping: async () => undefined },
    site: { has: () => false, notFoundPage: () => ({ headers: [], body: new Uint8Array() }) },
    accepting: () => true,
  })
}
