import { library } from '../../config/tsup.base.ts'

export default library({
  together: {
    // Files of the chunk that every page loads first.
    first: [
      'browser/openBroadcastChannel.ts',
      'browser/parseUrl.ts',
      'caip/caip.ts',
      'errors/BaseError.ts',
      'errors/CaipError.ts',
    ],
    // Files of the chunk that loads when the user is about to open the modal. Kit, views and wallet
    // discovery share them.
    opening: [
      'caip/namespaceFacts.ts',
      'constants/constants.ts',
      'errors/ExternalUrlError.ts',
      'errors/networkErrors.ts',
      'errors/transportErrors.ts',
      'http/HttpError.ts',
      'http/call.ts',
      'http/createBreaker.ts',
      'http/createPlainClient.ts',
      'http/createReceiver.ts',
      'http/createSharing.ts',
      'http/readBody.ts',
      'http/toHttpError.ts',
      'errors/isTransportFailure.ts',
      'links/openExternal.ts',
      'links/validateExternalUrl.ts',
      'wallet/announced.ts',
      'wallet/createCoalescer.ts',
      'wallet/deadlines.ts',
      'guards/quietly.ts',
      'guards/readField.ts',
    ],
  },
})
