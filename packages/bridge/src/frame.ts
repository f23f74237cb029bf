export { ParentNotSetError } from './errors/frameErrors.ts'
export {
  type CreateFrameServerOptions,
  createFrameServer,
  type FrameServer,
} from './frame/createFrameServer.ts'
export type {
  FrameHandler,
  FrameHandlers,
  FrameRequestContext,
  HandledRequestName,
} from './frame/FrameHandlers.ts'
export type { FrameWindow } from './frame/FrameWindow.ts'
export { postRefusal } from './frame/postRefusal.ts'
