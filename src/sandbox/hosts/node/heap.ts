import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Percent that the heap may grow by between two collections; left alone, v8 lets a large one double. */
const GROWTH = 25
/** Bytes. Below, a start leaves too little garbage to spend time on. */
const LARGE = 100_000_000

/** Keeps the memory of the process near what the state needs. Called before the state is read. */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}

/** Gives back the memory that reading a large state took for a while: v8 would keep it for later. */
export function releaseStartMemory(): void {
  if (getHeapStatistics().total_heap_size < LARGE) return
  setFlagsFromString('--expose-gc')
  // A new context has the function even if the flag came late.
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
