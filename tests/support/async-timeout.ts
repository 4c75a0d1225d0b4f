import { configure } from '@testing-library/react'

/** Milliseconds that a test waits for what comes by itself. Bounds a hang, not a slow machine. */
const PATIENCE = 30_000

configure({ asyncUtilTimeout: PATIENCE })
