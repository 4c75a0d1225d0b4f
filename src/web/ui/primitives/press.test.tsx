// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { show } from '../tests/show.tsx'

afterEach(cleanup)

/** Takes no second press, one way or the other. */
const once = {
  busy: (press: () => void, isDone: boolean) => (
    <Button busy={isDone} onClick={press}>
      Send
    </Button>
  ),
  disabled: (press: () => void, isDone: boolean) => (
    <Button disabled={isDone} onClick={press}>
      Send
    </Button>
  ),
  'disabled, and a picture': (press: () => void, isDone: boolean) => (
    <IconButton label="Send" icon={<svg />} disabled={isDone} onClick={press} />
  ),
}

function Once({ how, onPress }: { readonly how: keyof typeof once; readonly onPress: () => void }) {
  const [isDone, setDone] = useState(false)
  return once[how](() => {
    onPress()
    setDone(true)
  }, isDone)
}

test.each(Object.keys(once) as (keyof typeof once)[])(
  'a focused button that becomes %s keeps the focus, says so, and takes no second press',
  (how) => {
    const onPress = vi.fn<() => void>()
    show(<Once how={how} onPress={onPress} />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    act(() => button.focus())
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    // What browsers take the focus from.
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
  },
)

test.each([{ busy: true }, { disabled: true }])('a button that is %o does not submit a form', (state) => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  show(
    <form onSubmit={send}>
      <Button type="submit" {...state}>
        Send
      </Button>
    </form>,
  )
  // What Enter in a field does.
  screen.getByRole('button').click()
  expect(send).not.toHaveBeenCalled()
})
