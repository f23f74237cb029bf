/**
 * `storybook/test` for tests that import stories. The original replaces the state in which Vitest counts the assertions
 * of a test, so each test would fail as one without assertions.
 */
export { waitFor, within } from '@testing-library/dom'
export { expect } from 'vitest'
