/**
 * Entry for sending native currency and tokens: the send form, its data, and the action that sends.
 * Loads with the send pages.
 */

export type { Token as SendToken } from './account/Token.ts'
export { toTokens as toSendTokens } from './account/toTokens.ts'
export { NameResolutionError } from './names/errors.ts'
export { findOtherNetwork } from './names/findOtherNetwork.ts'
export { type RecipientText, readRecipient } from './names/readRecipient.ts'
export type { Receiver, ReceiverFault } from './names/resolveName.ts'
export { doubtsQuery } from './outbox/doubtsQuery.ts'
export { MayRepeatError } from './outbox/MayRepeatError.ts'
export type { Doubt, Retry } from './outbox/Retry.ts'
export { ReceiverChangedError, SendIncompleteError, SendPendingError } from './send/errors.ts'
export { checkWantedSend, type WantedFault } from './send/form/checkWantedSend.ts'
export { contractQuery } from './send/form/contractQuery.ts'
export { feesQuery } from './send/form/feesQuery.ts'
export { findWantedToken } from './send/form/findWantedToken.ts'
export { forecastQuery } from './send/form/forecastQuery.ts'
export { getMaxAmount } from './send/form/getMaxAmount.ts'
export { getReceiverWarnings, type ReceiverWarning } from './send/form/getReceiverWarnings.ts'
export { getSendGap, type SendGap } from './send/form/getSendGap.ts'
export { pickToken } from './send/form/pickToken.ts'
export { receiverQuery } from './send/form/receiverQuery.ts'
export { readRecentReceivers } from './send/form/recentReceivers.ts'
export { type SendForm, withToken } from './send/form/SendForm.ts'
export { withReceiver } from './send/form/withReceiver.ts'
export { getSendStore, type SendState } from './send/getSendStore.ts'
export {
  getReplacingGap,
  type ReplaceSendParameters,
  type ReplacingGap,
  replacementQuery,
  replaceSend,
} from './send/replaceSend.ts'
export type { SendRequest } from './send/SendRequest.ts'
export { forgetSend, isAsking, type SendTokenReturnType } from './send/sendOutbox.ts'
export { type SendTokenParameters, sendToken } from './send/sendToken.ts'
export { type SentGroup, type SentRequest, toSentGroups } from './send/toSentGroups.ts'
export { refreshSends } from './send/watchSends.ts'
export { type OpenSendParameters, openSend } from './start/openSend.ts'
