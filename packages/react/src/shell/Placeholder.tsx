import type { ViewName } from '@latchkey/modal'
import { Skeleton, Stack } from '@latchkey/ui'
import type { ReactNode } from 'react'
import { useText } from '../messages/en.ts'
import { registry, type ViewShape } from '../views/registry.ts'
import styles from './Placeholder.module.css'

const shapes: Readonly<Record<ViewShape, ReactNode>> = {
  list: (
    <>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </>
  ),
  prompt: (
    <>
      <Skeleton className={styles['picture']} shape="image" />
      <Skeleton shape="body" width={50} />
      <Skeleton className={styles['words']} shape="small" width={75} />
      <Skeleton shape="button" />
    </>
  ),
  square: <Skeleton className={styles['square']} shape="tile" />,
}

/** Shown instead of a view while its code loads, which is only noticeable on slow networks. */
export function Placeholder({ view }: { readonly view: ViewName }) {
  const text = useText()
  const { shape = 'list' } = registry[view]
  return (
    <Stack
      align={shape === 'prompt' ? 'center' : 'stretch'}
      aria-busy="true"
      aria-label={text('modal.loading')}
      className={styles['root']}
      data-shape={shape}
      data-testid="view-placeholder"
      gap={8}
      role="status"
    >
      {shapes[shape]}
    </Stack>
  )
}
