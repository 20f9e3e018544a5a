"""Teaches a game: lessons on its real rules."""

from chabudai.coach.lesson import Gap, Lesson, LessonError, LessonStep, Mistake, read_lesson
from chabudai.coach.matching import meets
from chabudai.coach.progress import Progress, Scripted, progress

__all__ = [
    "Gap",
    "Lesson",
    "LessonError",
    "LessonStep",
    "Mistake",
    "Progress",
    "Scripted",
    "meets",
    "progress",
    "read_lesson",
]
