/**
 * For `test.use`: the app moves as it does for most people. Elsewhere the tests' browsers ask for reduced motion, as
 * drawing what moves took an eighth of the processor's time.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
