import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { directHosts } from './lib/environment/proxies.ts'
import { components } from './tests/components/support/project.ts'

/** Units that need a document, but no layout and no browser; and those that take seconds, which the check leaves to the long proof. */
const DOM_TESTS = '{components,lib,studio}/**/*.dom.test.{ts,tsx}'
const LONG_TESTS = '[a-z]*/**/*.long.test.{ts,tsx}'
Object.assign(process.env, directHosts(process.env))
const root = fileURLToPath(new URL('.', import.meta.url))

/** Unit tests are next to their unit; tests across modules are in tests/, each kind in its own project. */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Limits end what hangs and promise nothing: what is right ends at once, but late on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/support/unit.setup.ts'],
          // Files share a process and the modules that it has loaded, which saves a third of the time.
          isolate: false,
          env: { STORES: 'sqlite' },
          exclude: ['node_modules/**', 'forms/store/postgres.test.ts', DOM_TESTS, LONG_TESTS],
          include: [
            '{components,schemas,studio,forms,pictures,lib,local,packages,server,scripts,seed}/**/*.test.{ts,tsx}',
            'tests/{rules,visual}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // A project of their own, because a process ends where the environment changes, and the next one loads every module again.
          name: 'unit-dom',
          environment: 'jsdom',
          setupFiles: ['tests/support/unit.setup.ts'],
          isolate: false,
          include: [DOM_TESTS],
        },
      },
      {
        extends: true,
        test: {
          // These replace modules and the environment before they import anything, so each file has its own modules, but no process.
          name: 'unit-content',
          environment: 'node',
          setupFiles: ['tests/support/unit.setup.ts', 'tests/support/content.setup.ts'],
          isolate: false,
          include: ['{app,content}/**/*.test.{ts,tsx}'],
          exclude: [LONG_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-long',
          environment: 'node',
          setupFiles: ['tests/support/unit.setup.ts'],
          include: [LONG_TESTS],
        },
      },
      {
        extends: true,
        test: {
          // The contract of the outbox, which the unit tests hold SQLite to.
          name: 'stores',
          environment: 'node',
          setupFiles: ['tests/support/unit.setup.ts'],
          env: { STORES: 'postgres' },
          include: [
            'forms/{accept,accept-copies,delivery}.test.ts',
            'forms/notifications/{copies,digest,notify}.test.ts',
            'forms/outbox/{backup,clock,erasure,mails,processes,staff,store,turns}.test.ts',
            'forms/store/postgres.test.ts',
            'forms/drafts/saved-drafts.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/{faults,hostile}/**/*.test.ts'],
          globalSetup: ['tests/support/build-once.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      components,
      {
        extends: true,
        test: {
          name: 'http',
          environment: 'node',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/start-stack.ts'],
          // The files share one stack and change its content, so they run one after the other, in one process.
          fileParallelism: false,
          isolate: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
