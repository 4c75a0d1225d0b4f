import { Buffer } from 'node:buffer'
import { expect, type Locator } from '@playwright/test'

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** The smallest real picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of so many bytes: a real one, filled up behind its end. */
export const png = (name: string, size = DOT.length): File => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([DOT, Buffer.alloc(Math.max(0, size - DOT.length))]),
})

/** A page that calls itself a picture. */
export const htmlAsPicture = (name: string): File => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><p>no picture</p>'),
})

/** Picks a picture and waits until the form has its address: what is on its way holds the submit back. */
export async function pickPicture(input: Locator, name: string): Promise<void> {
  await input.setInputFiles(png(name))
  const widget = input.locator('xpath=ancestor::fieldset[1]')
  await expect(widget.getByRole('img')).toBeVisible()
  await expect(widget.getByRole('progressbar')).toHaveCount(0)
}
