/**
 * Replaces `storybook/test` in tests that import stories. The original replaces the state in which
 * Vitest counts assertions, so each test would fail for lack of assertions.
 */
export { waitFor, within } from '@testing-library/dom'
export { expect } from 'vitest'
