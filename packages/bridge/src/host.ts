export type {
  FrameHost,
  FrameHostListener,
  FrameRect,
  FrameRequestOptions,
  FrameStart,
  RpcParameters,
} from './host/FrameHost.ts'
