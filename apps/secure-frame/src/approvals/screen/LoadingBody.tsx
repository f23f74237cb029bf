import { Skeleton, Stack } from '@latchkey/ui'

/** Placeholder while a request is decoded and simulated. */
export function LoadingBody() {
  return (
    <Stack aria-busy="true" gap={12}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton width={75} />
      <Skeleton width={50} />
    </Stack>
  )
}
