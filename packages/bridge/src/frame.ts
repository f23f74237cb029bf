export type {
  FrameHandler,
  FrameHandlers,
  FrameRequestContext,
  HandledRequestName,
} from './frame/FrameHandlers.ts'
