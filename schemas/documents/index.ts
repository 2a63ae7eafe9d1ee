import { named } from '../types.ts'
import * as types from './registry.ts'

export const documentTypes = named(types)
