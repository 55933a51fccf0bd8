import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadWords } from "./words/load-words.ts";
import { currentLocale } from "./words/locale.ts";
import "./styles/admin.css";

document.documentElement.lang = currentLocale();
// Everything shown needs them, so they are requested together with who is logged in.
void loadWords(currentLocale(), "admin");
createRoot(document.getElementById("root")!).render(<App />);
