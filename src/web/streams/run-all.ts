/** Runs all of them; one that throws is reported as what nobody caught, and takes no other's turn. */
export function runAll(runs: Iterable<() => void>): void {
  for (const run of runs)
    try {
      run()
    } catch (error) {
      reportError(error)
    }
}
