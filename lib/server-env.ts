/** The environment that only the server knows, such as service URLs and secrets. Parsed once, at boot. */
import { SERVER_SETTINGS } from './read-server-env.ts'

type ServerEnv = { [Name in keyof typeof SERVER_SETTINGS]: ReturnType<(typeof SERVER_SETTINGS)[Name]> }

export const serverEnv = readAll()

function readAll(): ServerEnv {
  const settings = Object.entries(SERVER_SETTINGS).map(([name, read]) => [name, read(process.env)])
  return Object.fromEntries(settings)
}
