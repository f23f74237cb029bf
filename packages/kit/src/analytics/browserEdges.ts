import type { AnalyticsPorts } from '../kit/ports.ts'

/** The ports of analytics, backed by the browser. */
export const browserEdges: AnalyticsPorts = {
  sendBeacon: (url, body) => navigator.sendBeacon(url, body),
  watchLeave: (onLeave) => {
    const hide = () => document.visibilityState === 'hidden' && onLeave()
    document.addEventListener('visibilitychange', hide)
    document.addEventListener('freeze', onLeave)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      document.removeEventListener('freeze', onLeave)
      window.removeEventListener('pagehide', onLeave)
    }
  },
  watchErrors: (onError) => {
    const hear = ({ error }: ErrorEvent) => onError(error)
    const hearPromise = ({ reason }: PromiseRejectionEvent) => onError(reason)
    window.addEventListener('error', hear)
    window.addEventListener('unhandledrejection', hearPromise)
    return () => {
      window.removeEventListener('error', hear)
      window.removeEventListener('unhandledrejection', hearPromise)
    }
  },
}
