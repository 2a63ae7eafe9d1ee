/** The environment that only the server knows, such as service URLs and secrets. Parsed once, at boot. */
import { readServerSettings } from './settings.ts'

export const serverEnv = readServerSettings(process.env)
