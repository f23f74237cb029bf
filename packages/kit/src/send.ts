/** Sending coins and tokens: the form, what is known of its parts, and the act. Loads with the pages of sending. */

export type { Receiver } from './names/resolveName.ts'
export { checkWantedSend, type WantedFault } from './send/checkWantedSend.ts'
export { contractQuery } from './send/contractQuery.ts'
export { ReceiverChangedError, SendIncompleteError, SendPendingError } from './send/errors.ts'
export { feesQuery } from './send/feesQuery.ts'
export { findWantedToken } from './send/findWantedToken.ts'
export { forecastQuery } from './send/forecastQuery.ts'
export { getMaxAmount } from './send/getMaxAmount.ts'
export { getReceiverWarnings, type ReceiverWarning } from './send/getReceiverWarnings.ts'
export { getSendGap, type SendGap } from './send/getSendGap.ts'
export { getSendStore, type SendState } from './send/getSendStore.ts'
export { receiverQuery } from './send/receiverQuery.ts'
export { readRecentReceivers } from './send/recentReceivers.ts'
export { refreshSends } from './send/refreshSends.ts'
export {
  getReplacingGap,
  type ReplaceSendParameters,
  type ReplacingGap,
  replacementQuery,
  replaceSend,
} from './send/replaceSend.ts'
export { type SendForm, type SendToken, withToken } from './send/SendForm.ts'
export type { SendRequest } from './send/SendRequest.ts'
export { isAsking, type SendTokenReturnType } from './send/sendings.ts'
export {
  forgetSend,
  type SendTokenParameters,
  sendToken,
} from './send/sendToken.ts'
export { type SentGroup, type SentRequest, toSentGroups } from './send/sentGroups.ts'
export { toSendTokens } from './send/toSendTokens.ts'
export { type OpenSendParameters, openSend } from './start/openSend.ts'
