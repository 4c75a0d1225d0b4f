import { expect, test } from 'vitest'
import { singleIcon, withSingleIcons } from './slim-bundle.ts'

test('each icon is imported from its own module', () => {
  const ours =
    "import { Star16Filled, Star16Regular } from '@fluentui/react-icons/svg/star'\nimport { useState } from 'react'\n"
  expect(withSingleIcons(ours)).toBe(
    "import { Star16Filled } from '@fluentui/react-icons/svg/star?Star16Filled'; " +
      "import { Star16Regular } from '@fluentui/react-icons/svg/star?Star16Regular'\nimport { useState } from 'react'\n",
  )
})

test('a module of icons is reduced to the imported one and its dependencies', () => {
  const module =
    "import { make } from './make.js';\nexport const Star16Filled = make('a');\nexport const Star16 = make('b');\n"
  expect(singleIcon(module, 'Star16')).toBe(
    "import { make } from './make.js';\nexport const Star16 = make('b');\n",
  )
  expect(() => singleIcon(module, 'Sun16')).toThrow('no icon Sun16')
})
