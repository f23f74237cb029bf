import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { useBannedAlert } from '../bans/useBannedAlert.ts'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { UpdatePrompt } from '../offline/UpdatePrompt.tsx'
import { ConfirmPopupView } from '../overlays/ConfirmPopupView.tsx'
import { CookieBanner } from '../overlays/CookieBanner.tsx'
import { PopupAlertView } from '../overlays/PopupAlertView.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { findScreen } from '../routing/screens.ts'
import { useSignedOutAlert } from '../session/useSignedOutAlert.ts'
import { ConnectionBanner } from '../shell/ConnectionBanner.tsx'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/Header.tsx'
import styles from './AppFrame.module.css'
import { Routes } from './Routes.tsx'

/**
 * The layout of every screen: header, footer and the three overlays (cookie banner, alert, confirm
 * popup).
 */
export function AppFrame() {
  const { consent, language, screens, theme, popupAlert, confirmPopup } = useApp()
  const messages = useMessages()
  const { pathname } = useLocation()
  const route = findScreen(screens, pathname)
  const { open: asking } = useStore(confirmPopup.store)
  useSignedOutAlert()
  useBannedAlert()
  useEffect(() => () => confirmPopup.cancelAll(), [confirmPopup, pathname])
  return (
    <>
      <div className={styles['frame']} inert={asking}>
        <a className={styles['skip']} href="#content">
          {messages.skipToContent}
        </a>
        <ConnectionBanner />
        <Header />
        <Suspense fallback={<PageSkeleton />}>
          <Routes />
        </Suspense>
        {/* The key mounts a new footer on each screen, so that the footer causes no layout shift. */}
        <Footer key={pathname} theme={theme} language={language} />
        <UpdatePrompt />
        <CookieBanner consent={consent} suppressed={route?.consent === false} />
      </div>
      <ConfirmPopupView confirmPopup={confirmPopup} />
      <PopupAlertView popupAlert={popupAlert} />
    </>
  )
}
