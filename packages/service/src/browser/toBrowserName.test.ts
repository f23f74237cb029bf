import { expect, test } from 'vitest'
import { toBrowserName } from './toBrowserName.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile Safari/537.36', 'Chromium on Android'],
  ['<script>', 'Unknown browser'],
  [undefined, 'Unknown browser'],
])('%s', (userAgent, name) => {
  expect(toBrowserName(userAgent)).toBe(name)
})
