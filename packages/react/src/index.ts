'use client'

/// <reference path="./css.d.ts" />
export { AccountButton } from './buttons/AccountButton.tsx'
export { AccountPlace, type AccountPlaceProps } from './buttons/AccountPlace.tsx'
export { ConnectButton, type ConnectButtonProps } from './buttons/ConnectButton.tsx'
export type { ConnectTarget } from './buttons/connectBy.ts'
export { KitButton, type KitButtonProps } from './buttons/KitButton.tsx'
export { NetworkButton, type NetworkButtonProps } from './buttons/NetworkButton.tsx'
export {
  type UseWalletButtonParameters,
  type UseWalletButtonReturnType,
  useWalletButton,
  type WalletButtonData,
} from './buttons/useWalletButton.ts'
export { WalletButton, type WalletButtonProps } from './buttons/WalletButton.tsx'
export { WalletUnknownError } from './buttons/WalletUnknownError.ts'
export type { AccountButtonProps } from './context/AccountButtonProps.ts'
export type { AppUser } from './context/AppUser.ts'
export { KitProviderMissingError } from './context/KitProviderMissingError.ts'
export { type UseAccountReturnType, useAccount } from './hooks/account/useAccount.ts'
export {
  AddressMissingError,
  type FetchBalanceReturnType,
  useBalance,
} from './hooks/account/useBalance.ts'
export {
  type ConnectionChange,
  type ConnectionChoice,
  type UseConnectionParameters,
  type UseConnectionReturnType,
  useConnection,
} from './hooks/account/useConnection.ts'
export { useConnections } from './hooks/account/useConnections.ts'
export { type UseDisconnectReturnType, useDisconnect } from './hooks/account/useDisconnect.ts'
export { type UseNetworkReturnType, useNetwork } from './hooks/account/useNetwork.ts'
export { type UseProviderReturnType, useProvider } from './hooks/account/useProvider.ts'
export { type UseUpdateEmailReturnType, useUpdateEmail } from './hooks/account/useUpdateEmail.ts'
export { useWalletInfo } from './hooks/account/useWalletInfo.ts'
export {
  type ActionStatus,
  getErrorCode,
  type UseActionReturnType,
  useAction,
} from './hooks/actions/useAction.ts'
export type { Result, ResultCallbacks } from './hooks/actions/useResult.ts'
export { useAppUser } from './hooks/appearance/useAppUser.ts'
export {
  type Language,
  type UseLanguageReturnType,
  useLanguage,
} from './hooks/appearance/useLanguage.ts'
export { type UseThemeReturnType, useTheme } from './hooks/appearance/useTheme.ts'
export { type UseKitReturnType, useKit } from './hooks/modal/useKit.ts'
export { useKitEvents } from './hooks/modal/useKitEvents.ts'
export { type UseKitStateReturnType, useKitState } from './hooks/modal/useKitState.ts'
export type { MessageKey, Messages } from './messages/Messages.ts'
export { KitModal } from './provider/KitModal.tsx'
export { KitProvider, type KitProviderProps } from './provider/KitProvider.tsx'
export type { HeadlessWallet } from './wallets/HeadlessWallet.ts'
export type { FetchWalletsParameters } from './wallets/useWalletList.ts'
export {
  type ConnectWalletOptions,
  type UseWalletsReturnType,
  useWallets,
} from './wallets/useWallets.ts'
