/**
 * Gzipped kB (1000 bytes) of JavaScript and CSS that may be loaded; `npm run check` enforces them.
 * Whoever raises one says in the commit what it buys.
 */
export const BUDGETS = {
  /** Scripts and styles that every visitor loads before the first screen. */
  entry: 170,
  /** Addition of one lazily loaded screen to the entry, styles included; the goal of a form's script is 110. */
  route: 130,
  /** Addition of trading to the entry: the screen with its candles, or with its depth and the library behind that. */
  trade: 200,
  /** The messages of one area in one language. */
  catalogue: 25,
} as const

/**
 * Gzipped kB of all script, messages included, until chart, book and order form are live; counted in a browser. The
 * best of five trading screens measured took 446.
 */
export const TRADE_SCRIPT = 330

/** Gzipped kB by which the script of a contract's screen may be larger than that of the spot screen. */
export const PERPETUAL_SCRIPT = 20

/**
 * Gzipped kB of all script that a visitor has received when the start page is there and the network is quiet, messages
 * included. The end-to-end tests count it in a browser: the best of eight exchanges measured took 322.
 */
export const HOME_SCRIPT = 170

/**
 * Most cost of an open trading screen that nobody touches, at ten books a second and at two hundred: milliseconds of
 * the main thread and changes of the document in a second, pictures that can be painted in one, and MB and nodes that
 * it may hold more after a while.
 */
export const TRADE_PACE = { busy: 60, mutations: 150, frames: 55, heap: 2, nodes: 500 } as const

/**
 * So many candles are loaded by going back in the chart, in so many seconds at most, and moved to and fro in, with so
 * many pictures a second and without a task over 50 ms.
 */
export const TRADE_PAN = { candles: 50_000, seconds: 120, frames: 50 } as const

/** Scores that Lighthouse (mobile, median of its runs) must give the start page; `npm run bench` asks it. */
export const LIGHTHOUSE = {
  performance: 80,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  /** Cumulative layout shift, at most. */
  shift: 0.02,
} as const

/** The same of the trading screen: five others measured had a performance of 25 to 62. */
export const TRADE_LIGHTHOUSE = { ...LIGHTHOUSE, performance: 70 } as const

/** Seconds that a developer waits at most; `npm run bench` measures them. */
export const WAITS = { generate: 15, types: 20 } as const

/**
 * A server that is attacked from all sides for so many seconds: milliseconds that 99 of 100 calls of two honest traders
 * may take then, and that they may be without a book, and megabytes that the server may grow by.
 */
export const SOAK = { seconds: 600, p99: 500, silence: 2500, growth: 80 } as const
