export { createLake, type LakeOptions, type RunningLake, type ServeOptions, serveHost } from './host/serve.ts'
export { FolderInUseError } from './store/lock.ts'
