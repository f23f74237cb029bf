'use client'

/// <reference path="./css.d.ts" />
export { Actions, type ActionsProps } from './Actions/Actions.tsx'
export { Address, type AddressLabels, type AddressProps } from './Address/Address.tsx'
export { AlertBar, type AlertBarProps } from './AlertBar/AlertBar.tsx'
export { Amount, type AmountProps } from './Amount/Amount.tsx'
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx'
export { Button, type ButtonProps } from './Button/Button.tsx'
export { PlainButton, type PlainButtonProps } from './Button/PlainButton.tsx'
export { CountdownButton, type CountdownButtonProps } from './CountdownButton/CountdownButton.tsx'
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx'
export { DialogCard, type DialogCardProps } from './Dialog/DialogCard.tsx'
export { DialogHost, type DialogHostProps } from './Dialog/DialogHost.tsx'
export { EmbeddedDialog, type EmbeddedDialogProps } from './Dialog/EmbeddedDialog.tsx'
export { isBehindModal, lower, raise } from './Dialog/topLayer.ts'
export { EmailInput, type EmailInputProps } from './EmailInput/EmailInput.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx'
export { FadeScroll, type FadeScrollProps } from './FadeScroll/FadeScroll.tsx'
export { FullAddress, type FullAddressProps } from './FullAddress/FullAddress.tsx'
export { Header, type HeaderProps } from './Header/Header.tsx'
export { Icon, type IconProps } from './Icon/Icon.tsx'
export {
  AppsIcon,
  BackIcon,
  CertifiedIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  DisconnectIcon,
  ErrorIcon,
  ExchangeIcon,
  ExternalIcon,
  ForwardIcon,
  HelpIcon,
  HideIcon,
  type IconDrawing,
  InfoIcon,
  KeyIcon,
  MailIcon,
  MoreIcon,
  NetworkIcon,
  PencilIcon,
  PlusIcon,
  QrIcon,
  ReceiveIcon,
  RetryIcon,
  SearchIcon,
  ShieldIcon,
  ShowIcon,
  SuccessIcon,
  SwapIcon,
  TrashIcon,
  WalletIcon,
  WarningIcon,
} from './Icon/icons.ts'
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx'
export { Image, type ImageProps } from './Image/Image.tsx'
export { Input, type InputProps } from './Input/Input.tsx'
export { ListItem, type ListItemProps } from './ListItem/ListItem.tsx'
export { OtpInput, type OtpInputProps } from './OtpInput/OtpInput.tsx'
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx'
export { Separator, type SeparatorProps } from './Separator/Separator.tsx'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx'
export { SocialButton, type SocialButtonProps } from './SocialButton/SocialButton.tsx'
export { SocialMark, type SocialMarkProps } from './SocialMark/SocialMark.tsx'
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx'
export { Stack, type StackProps } from './Stack/Stack.tsx'
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx'
export { Tag, type TagProps } from './Tag/Tag.tsx'
export { Text, type TextProps } from './Text/Text.tsx'
export { Toast, type ToastProps } from './Toast/Toast.tsx'
export { Tooltip, type TooltipProps, type TooltipTrigger } from './Tooltip/Tooltip.tsx'
export {
  type ThemeProperties,
  type ThemeVariables,
  toThemeProperties,
} from './theme/toThemeProperties.ts'
export { ViewTransition, type ViewTransitionProps } from './ViewTransition/ViewTransition.tsx'
