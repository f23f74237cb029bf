import { Outlet } from 'react-router'
import { Page } from './Page.tsx'
import styles from './PublicLayout.module.css'

/** Layout of the screens that visitors without a session can see. */
export function PublicLayout() {
  return (
    <div className={styles['layout']}>
      <Page>
        <Outlet />
      </Page>
    </div>
  )
}
