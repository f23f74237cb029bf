import { expect, test } from 'vitest'
import { addScript } from './addScript.ts'

const tag = '<script src="/w.js"></script>'

test.each([
  ['<!doctype html><html><head><meta></head>', `<!doctype html><html><head>${tag}<meta></head>`],
  ['<HEAD lang="x">\n<script>', `<HEAD lang="x">${tag}\n<script>`],
  ['<html><header>a</header>', `<html>${tag}<header>a</header>`],
  ['<!DOCTYPE html>\n<p>a', `<!DOCTYPE html>\n${tag}<p>a`],
  ['', tag],
])('default: %j', (html, expected) => {
  expect(addScript(html, '/w.js')).toBe(expected)
})
