/** For tests of services that are built on `./http`. */
export { send } from './http/dispatch.fixture.ts'
export { freePort } from './http/loopback.ts'
