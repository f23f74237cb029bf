import { expect, test } from 'vitest'
import { parseDiff } from './changedLines.ts'

const diff = `diff --git a/one.ts b/one.ts
--- a/one.ts
+++ b/one.ts
@@ -3 +3 @@ export function one() {
-old
+new
@@ -10,0 +11,2 @@
+++ b/looks like a name
+two
@@ -20,2 +22,0 @@
-gone
-gone
diff --git a/gone.ts b/gone.ts
--- a/gone.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-a
-b
diff --git a/new.ts b/new.ts
--- /dev/null
+++ b/new.ts
@@ -0,0 +1,3 @@
+a
+b
+c
`

test('default: lists added and changed lines of each file', () => {
  expect([...parseDiff(diff)].map(([path, lines]) => [path, [...lines]])).toEqual([
    ['one.ts', [3, 11, 12]],
    ['new.ts', [1, 2, 3]],
  ])
})

test('default: a diff without changes lists nothing', () => {
  expect(parseDiff('').size).toBe(0)
})
