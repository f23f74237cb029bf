export { type Account, type GetAccountReturnType, getAccount } from './account/getAccount.ts'
export { discoverWallets } from './adapters/discoverWallets.ts'
export { watchAnswers } from './api/getAnswers.ts'
export type { ConnectParameters } from './connect/ConnectParameters.ts'
export { connect } from './connect/connect.ts'
export { restore } from './connect/restore.ts'
export type {
  SwitchConnectionParameters,
  SwitchConnectionReturnType,
} from './connect/SwitchConnectionParameters.ts'
export { switchConnection } from './connect/switchConnection.ts'
export { getSuggestedWallets, type SuggestedWallets } from './directory/getSuggestedWallets.ts'
export {
  getConnectorImageUrl,
  getNetworkImageUrl,
  toAssetImageUrl,
  toWalletImageUrl,
} from './directory/imageUrls.ts'
export { loadDirectory } from './directory/loadDirectory.ts'
export {
  getFeatures,
  isAnalyticsEnabled,
  isDecided,
  isHeadlessEnabled,
  isMultiWalletEnabled,
} from './features/getFeatures.ts'
export { isUsageExceeded } from './features/isUsageExceeded.ts'
export { listSwapNetworks } from './features/swapNetworks.ts'
export {
  setConnectMethodsOrder,
  setSocialsOrder,
  updateFeatures,
  updateRemoteFeatures,
} from './features/updateFeatures.ts'
export { closeModal } from './guide/closeModal.ts'
export { requestCloseModal } from './guide/requestCloseModal.ts'
export type { Alert, AlertCode, AlertsState } from './kit/AlertsState.ts'
export type {
  Connection,
  ConnectionState,
  ConnectionStatus,
  ConnectorStatus,
  PairingState,
  PendingRequest,
  RecentConnection,
  SignInState,
} from './kit/ConnectionState.ts'
export { createSlot } from './kit/createSlot.ts'
export type { ConnectMethod, Features, WalletFeature, WalletSectionName } from './kit/Features.ts'
export { getMsUntil } from './kit/getMsUntil.ts'
export type { Kit } from './kit/Kit.ts'
export type { BuyProvider, KitConfig, Metadata } from './kit/KitConfig.ts'
export type {
  KitEvent,
  KitEventName,
  KitEvents,
  TrackParameters,
  WalletImpression,
} from './kit/KitEvent.ts'
export type { Preferences } from './kit/Preferences.ts'
export type { Ports, StoragePort, TabChannel, WalletConnectModule } from './kit/ports.ts'
export type { ResolvedFeatures } from './kit/ResolvedFeatures.ts'
export type { SignedMessage, SignIn, SignInMessage, SignInSession } from './kit/SignIn.ts'
export type { SocialName } from './kit/SocialName.ts'
export type { ThemeMode, ThemeVariables } from './kit/Theme.ts'
export type {
  PendingToast,
  Toast,
  ToastsState,
  ToastText,
  ToastVariant,
} from './kit/ToastsState.ts'
export { openWalletApp } from './links/openWalletApp.ts'
export { type AddNetworkParameters, addNetwork } from './networks/addNetwork.ts'
export { isNetworkDisabled } from './networks/isNetworkDisabled.ts'
export { type RemoveNetworkParameters, removeNetwork } from './networks/removeNetwork.ts'
export { sortNetworks } from './networks/sortNetworks.ts'
export { type SwitchNetworkParameters, switchNetwork } from './networks/switchNetwork.ts'
export { type SignInParameters, signIn } from './sign-in/signIn.ts'
export { signOut } from './sign-in/signOut.ts'
export { awaitConnection } from './start/awaitConnection.ts'
export { browserPorts } from './start/browserPorts.ts'
export { createKit } from './start/createKit.ts'
export { type OpenModalParameters, openModal } from './start/openModal.ts'
export { openStorageChannel } from './start/openStorageChannel.ts'
export { prefetch } from './start/prefetch.ts'
export { startKit } from './start/startKit.ts'
export {
  getActiveConnection,
  getActiveNamespace,
  isConnected,
} from './state/getActiveConnection.ts'
export {
  getActiveNetwork,
  getActiveNetworkId,
  isUnsupportedNetwork,
} from './state/getActiveNetwork.ts'
export { getConnectionStatus } from './state/getConnectionStatus.ts'
export { getWallet } from './state/getWallet.ts'
export { isSmartAccountInUse } from './state/isSmartAccountInUse.ts'
export { closeAlert, showAlert } from './state/showAlert.ts'
export { hideToast, type ShowToastParameters, showToast } from './state/showToast.ts'
export { track } from './state/track.ts'
export { trackCrash } from './state/trackCrash.ts'
export { getAddressLabel } from './storage/getAddressLabel.ts'
export { closePending } from './tabs/pendingToasts.ts'
export { setThemeMode, setThemeVariables } from './tabs/setTheme.ts'
export type { PairParameters } from './walletconnect/PairParameters.ts'
export { pair } from './walletconnect/pair.ts'
export { resetPairing } from './walletconnect/resetPairing.ts'
export { cancelSignIn } from './wallets/cancelSignIn.ts'
export type { DeleteConnectionParameters } from './wallets/DeleteConnectionParameters.ts'
export type { DisconnectParameters } from './wallets/DisconnectParameters.ts'
export { deleteConnection } from './wallets/deleteConnection.ts'
export { disconnect } from './wallets/disconnect.ts'
export { type Connections, getConnections } from './wallets/getConnections.ts'
export { getProviderData, type ProviderData } from './wallets/getProviderData.ts'
export { type RenameAccountParameters, renameAccount } from './wallets/renameAccount.ts'
export { retrySignIn } from './wallets/retrySignIn.ts'
