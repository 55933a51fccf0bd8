export { dot, kawung, kawungPath, petal } from "#ui/marks/petal.ts";
