import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import type { Handlers } from '../../http/handler.ts'
import { randomOf } from '../../kernel/random.ts'

/** The asker of a puzzle, and its purpose. */
type Asked = { readonly username: string; readonly type: string }
type Puzzle = {
  /** Distance of the gap from the left, in thousandths of the width. */
  readonly gap: number
  /** Six digits for whoever finds it. */
  readonly ticket: string
}

const MINUTE = 60_000
const [WIDTH, HEIGHT, PIECE] = [320, 160, 48]
/** Thousandths of the width that a piece may lie beside the gap. */
const TOLERANCE = 20
const SCALE = 3
/** The gap is never at the left edge, where the piece lies at first, and never beyond the right one. */
const [LEAST, ROOM] = [200, 600]

/** The puzzle of a minute: nothing is stored for visitors. */
function puzzleOf(seed: string, { username, type }: Asked, minute: number): Puzzle {
  const random = randomOf(`${seed}/slider/${type}/${username}/${minute}`)
  return { gap: LEAST + random.below(ROOM), ticket: String(100_000 + random.below(900_000)) }
}

const svg = (width: number, content: string): string =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${content}</svg>`,
  )}`
const square = (x: number, fill: string): string =>
  `<rect x="${x}" y="56" width="${PIECE}" height="${PIECE}" rx="8" fill="${fill}"/>`

export const sliderPuzzleHandlers: Handlers = {
  getSliderPuzzle({ body }, { engine }) {
    const { gap } = puzzleOf(engine.view().seed, body, Math.floor(engine.now() / MINUTE))
    const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="lavender"/>`
    return {
      backgroundImage: svg(WIDTH, ground + square(Math.floor((gap * WIDTH) / 1000), 'black')),
      sliderImage: svg(PIECE, square(0, 'mediumslateblue')),
    }
  },

  solveSliderPuzzle({ body }, { engine, refuse }) {
    const minute = Math.floor(engine.now() / MINUTE)
    const dropped = toUnits(decimal(body.code), SCALE)
    // The puzzle of the minute before counts too: the minute may end while somebody moves the piece.
    const solved = [minute, minute - 1]
      .map((each) => puzzleOf(engine.view().seed, body, each))
      .find(({ gap }) => {
        const beside = dropped - BigInt(gap)
        return beside <= BigInt(TOLERANCE) && beside >= -BigInt(TOLERANCE)
      })
    return solved?.ticket ?? refuse('geetest-fail')
  },
}

/** The place of the gap as a request says it, for tests. */
export const gapOf = (seed: string, asked: Asked, time: number): string =>
  toText(fromUnits(BigInt(puzzleOf(seed, asked, Math.floor(time / MINUTE)).gap), SCALE))
