import { readServerSettings } from './settings.ts'

export const serverEnv = readServerSettings(process.env)
