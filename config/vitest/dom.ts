import { configure } from '@testing-library/dom'

// A busy machine is no fault of the page, and nothing here asserts a time.
configure({ asyncUtilTimeout: 15_000 })
