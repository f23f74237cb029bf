import { attachWorker, type WorkerScope } from './attachWorker.ts'

/** Identifier of the build, written by `vite.config.ts`. */
declare const __BUILD__: string

attachWorker(self as unknown as WorkerScope, __BUILD__)
