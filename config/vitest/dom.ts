import { configure } from '@testing-library/dom'

// The timeout is long because a busy machine must not fail a test. No test asserts a duration.
configure({ asyncUtilTimeout: 15_000 })
