"""The sample report, as independent programs read it. FOLDER holds the files."""

import os
import unittest
from pathlib import Path

import page
import pypdfium2

SAMPLES = sorted(Path(os.environ["FOLDER"]).glob("*.pdf"))


def text_of(sample: Path) -> str:
    """Returns the text of all pages; lines of a paragraph are joined."""
    document = pypdfium2.PdfDocument(sample)
    texts = [document[at].get_textpage().get_text_range() for at in range(len(document))]
    return " ".join(" ".join(texts).split())


class Documents(unittest.TestCase):
    def test_both_languages_are_there(self):
        self.assertEqual([sample.name for sample in SAMPLES], ["sample-en.pdf", "sample-fr.pdf"])

    def test_accessibility_and_archival(self):
        for sample in SAMPLES:
            for profile in (page.ValidationProfile.PDF_UA_1, page.ValidationProfile.PDF_A_2A):
                with self.subTest(sample=sample.name, profile=str(profile)):
                    report = page.validate_pdf(str(sample), profile=profile)
                    self.assertEqual(report.failures, [])
                    self.assertTrue(report.is_compliant)

    def test_words_can_be_searched(self):
        everywhere = ["efficient", "office", "chef’s œuvre", "affair", "cœur", "🥐", "値段も手頃", "Maison Beaufort 70", "412"]
        words = {
            "sample-en.pdf": [*everywhere, "Local visibility in November", "Page 2 of", "1,250", "not counted as 0."],
            "sample-fr.pdf": [*everywhere, "Visibilité locale en novembre", "Page 2 sur", "1 250", "réponses aux avis"],
        }
        for sample in SAMPLES:
            text = text_of(sample)
            for word in words[sample.name]:
                with self.subTest(sample=sample.name, word=word):
                    self.assertTrue(word in text)

    def test_arabic_words_can_be_searched(self):
        for sample in SAMPLES:
            text = text_of(sample)
            for word in ["ممتازة", "صباح", "نوفمبر"]:
                with self.subTest(sample=sample.name, word=word):
                    self.assertTrue(word in text)


if __name__ == "__main__":
    unittest.main()
